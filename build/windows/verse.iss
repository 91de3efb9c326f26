; Installs Verse Tabletop for the person who runs it: no administrator, an entry in the Start menu, saves stay.
; `python build/make.py` calls it with Version, Program (the built folder) and Icon where Inno Setup 6 is on the PATH.

[Setup]
AppId={{0B4C9C53-6C0C-4C0B-9B65-6D5B1E4A7F21}
AppName=Verse Tabletop
AppVersion={#Version}
AppVerName=Verse Tabletop {#Version}
AppPublisher=Verse Tabletop contributors
DefaultDirName={localappdata}\Programs\Verse Tabletop
DefaultGroupName=Verse Tabletop
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile={#Program}\LICENSE.txt
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\Verse Tabletop.exe
UninstallDisplayName=Verse Tabletop
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
CloseApplications=yes

[Languages]
Name: "english"; MessagesFile: "compiler:Default.isl"
Name: "german"; MessagesFile: "compiler:Languages\German.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

; An update may not leave modules of the version before.
[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Program}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{userprograms}\Verse Tabletop"; Filename: "{app}\Verse Tabletop.exe"
Name: "{userdesktop}\Verse Tabletop"; Filename: "{app}\Verse Tabletop.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\Verse Tabletop.exe"; Description: "{cm:LaunchProgram,Verse Tabletop}"; Flags: nowait postinstall skipifsilent

; There is no [UninstallDelete]: saves and settings lie in %LOCALAPPDATA%\Verse Tabletop, outside {app}, and stay.

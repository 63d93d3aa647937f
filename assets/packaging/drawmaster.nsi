; The installer for Windows, built by `cargo xtask dist --target windows`: for one user, without an administrator. The folder and the names
; in the registry are those of the installer that Tauri builds on Windows, so that each of them replaces what the other installed.
; VERSION, COMPRESSION and the folder "files" come from xtask.

Unicode true
!include LogicLib.nsh
!include MUI2.nsh

!define NAME "Drawmaster"
!define WINDOW "drawmaster-desk.exe"
!define COMMAND_LINE "drawmaster.exe"
!define PUBLISHER "The Drawmaster authors"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
; Where WebView2, the web view of Windows, stores its version.
!define WEBVIEW "Microsoft\EdgeUpdate\Clients\{F3017226-FE2A-4295-8BDF-00C3A9A7E4C5}"
; Microsoft's page that downloads the installer of WebView2.
!define WEBVIEW_INSTALLER "https://go.microsoft.com/fwlink/p/?LinkId=2124703"

Name "${NAME}"
OutFile "drawmaster-setup.exe"
InstallDir "$LOCALAPPDATA\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10
BrandingText "${NAME} ${VERSION}"
; The times of the files are those of the build, and would make each installer differ.
SetDateSave off
!if ${COMPRESSION} == "none"
  SetCompress off
!else
  SetCompressor /SOLID lzma
!endif
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "${NAME}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "${NAME} installer"
VIAddVersionKey CompanyName "${PUBLISHER}"
VIAddVersionKey LegalCopyright "${PUBLISHER}"

!define MUI_ICON "files\icon.ico"
!define MUI_UNICON "files\icon.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${WINDOW}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; Stops before anything is changed if a program is open: Windows replaces and deletes no file of one that runs.
!macro RequireClosed FILE
  ${If} ${FileExists} "$INSTDIR\${FILE}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${FILE}" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "${NAME} is open (${FILE}). Close it, then start this again. Nothing was changed." /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

!macro RegisterType ENDING TYPE
  WriteRegStr HKCU "Software\Classes\.${ENDING}" "" "${TYPE}"
  WriteRegStr HKCU "Software\Classes\${TYPE}" "" "${TYPE}"
  WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\${WINDOW},0"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell" "" "open"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open" "" "Open with ${NAME}"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\${WINDOW}" "%1"'
!macroend

; Leaves a file type alone that another program has taken over.
!macro UnregisterType ENDING TYPE
  ReadRegStr $0 HKCU "Software\Classes\.${ENDING}" ""
  ${If} $0 == "${TYPE}"
    DeleteRegKey HKCU "Software\Classes\.${ENDING}"
  ${EndIf}
  DeleteRegKey HKCU "Software\Classes\${TYPE}"
!macroend

; Lets Windows read the file types again: SHCNE_ASSOCCHANGED.
!macro RefreshTypes
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
  !insertmacro RequireClosed "${WINDOW}"
  !insertmacro RequireClosed "${COMMAND_LINE}"
  SetOutPath "$INSTDIR"
  File "files\${WINDOW}"
  File "files\${COMMAND_LINE}"
  File "files\WebView2Loader.dll"
  File "files\LICENSE"
  File "files\THIRD-PARTY.txt"
  SetOutPath "$INSTDIR\completions"
  File "files\_drawmaster.ps1"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${WINDOW}"
  !insertmacro RegisterType "drawmaster" "Drawmaster event"
  !insertmacro RegisterType "tourbook" "Drawmaster tour book"
  !insertmacro RefreshTypes
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${WINDOW}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  Call AskForWebView
SectionEnd

; Windows 11 has WebView2, and Windows 10 got it with updates. The command line works without it. A silent installation does not ask.
Function AskForWebView
  ReadRegStr $0 HKLM "SOFTWARE\WOW6432Node\${WEBVIEW}" "pv"
  ReadRegStr $1 HKCU "Software\${WEBVIEW}" "pv"
  ${If} "$0$1" == ""
  ${AndIf} ${Cmd} `MessageBox MB_YESNO|MB_ICONEXCLAMATION "The window of ${NAME} needs the Microsoft Edge WebView2 Runtime, which this computer does not have. Download its installer from Microsoft now?" /SD IDNO IDYES`
    ExecShell "open" "${WEBVIEW_INSTALLER}"
  ${EndIf}
FunctionEnd

; Events, lists, preferences and the user's key are in other folders, and stay.
Section "Uninstall"
  !insertmacro RequireClosed "${WINDOW}"
  !insertmacro RequireClosed "${COMMAND_LINE}"
  Delete "$INSTDIR\${WINDOW}"
  Delete "$INSTDIR\${COMMAND_LINE}"
  Delete "$INSTDIR\WebView2Loader.dll"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\THIRD-PARTY.txt"
  Delete "$INSTDIR\completions\_drawmaster.ps1"
  RMDir "$INSTDIR\completions"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  !insertmacro UnregisterType "drawmaster" "Drawmaster event"
  !insertmacro UnregisterType "tourbook" "Drawmaster tour book"
  !insertmacro RefreshTypes
  DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd

/** Opens the window for the audience, or brings it forward. It wants a press of a player: browsers stop other windows. */
export function openPublicWindow(): void {
  window.open(`${location.pathname}#public`, 'kusari-public', 'popup,width=1280,height=720');
}

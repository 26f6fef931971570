/** A Mac has its own key for what is Ctrl elsewhere. */
export const commandKey = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : "Ctrl");

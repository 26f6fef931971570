/** Whether a first start was begun on this device and is neither finished nor put away: what `features/start/progress` keeps. */
export const isStartOpen = (): boolean => localStorage.getItem("bosco-demarrage") !== null;

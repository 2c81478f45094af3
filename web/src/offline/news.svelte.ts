/** Whether a new version of the page waits, and what starts it. */
export const news = $state<{ takeOver: (() => void) | null }>({ takeOver: null });

/** Where values come from, and the sign of each source. */
export const SIGNS: Record<string, string> = { rulebook: '●', public: '◐', reconstructed: '○' };
export const SOURCES = Object.keys(SIGNS);

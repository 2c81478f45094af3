declare module 'virtual:languages' {
  interface Language {
    /** Its code: `ru`. */
    code: string;
    /** How much of it there is, in percent. */
    share: number;
    /** Its files, by name and text. */
    load(): Promise<{ default: [string, string][] }>;
  }
  const languages: Language[];
  export default languages;
  /** What the page itself says in English: there from the first moment. */
  export const english: string;
}

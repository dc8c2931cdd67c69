/** The type of a script that waits (`server/pages/finish-html.ts`); the browser takes it for data. */
export const WAITING_TYPE = "text/waiting-script";

/** Of a link to styles that stand in the page already: browsers fetch what is called a style sheet, some of them also when it is disabled. */
export const WAITING_STYLES = "waiting-stylesheet";

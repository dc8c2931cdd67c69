/** Of a script that waits (`server/pages/finish-html.ts`); the browser takes it for data. */
export const WAITING_TYPE = "text/waiting-script";

declare const __BUILD_ID__: string;
declare const __BUILD_TIME__: number;

/** The build this program belongs to; the same for the server and the browser's files made with it. */
export const BUILD_ID: string = __BUILD_ID__;

/** When the build was made, in epoch milliseconds. */
export const BUILD_TIME: number = __BUILD_TIME__;

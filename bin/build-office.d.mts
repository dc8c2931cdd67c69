/** Puts the screens of staff into `build/admin`; builds them only when their sources changed. */
export function buildOffice(env: NodeJS.ProcessEnv): void;

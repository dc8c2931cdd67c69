/** Builds the screens of staff, unless they were built from these very sources. */
export function buildOffice(env: NodeJS.ProcessEnv): void;

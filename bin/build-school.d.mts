/** Whether `build/` holds what these sources give. */
export function isBuilt(env: Readonly<Record<string, string | undefined>>): boolean;
/** Notes that `build/` is whole and of these sources. */
export function markBuilt(env: Readonly<Record<string, string | undefined>>): void;

export const KEPT_FOR_MS: number;
export function keepOldAssets(options: { built: string; kept: string; now?: number }): void;

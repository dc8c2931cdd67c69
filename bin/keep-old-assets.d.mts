export const KEPT_FOR_MS: number;
export function keepOldAssets(options: { built: string; kept: string; now?: number }): void;

export function tryToKeepOldAssets(folders: {
	readonly built: string;
	readonly kept: string;
	readonly now?: number;
}): string | undefined;

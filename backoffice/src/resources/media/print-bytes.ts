const KILOBYTE = 1024;

/** A size as people read it: `240 KB`. */
export function printBytes(bytes: number): string {
	if (bytes < KILOBYTE * KILOBYTE) return `${Math.ceil(bytes / KILOBYTE)} KB`;
	return `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;
}

export function hashSources(sources: readonly string[], basePath: string | undefined): string;
export function listFiles(source: string): string[];

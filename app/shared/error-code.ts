/**
 * The code of an error from the system (`ENOENT`) or from PostgreSQL (`55P03`); undefined where it has none, or where what was thrown is no
 * error.
 */
export function errorCode(error: unknown): string | undefined {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

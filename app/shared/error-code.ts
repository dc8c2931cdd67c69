/**
 * The code of an error from the system (`ENOENT`) or from PostgreSQL (`55P03`); undefined where it has none, or where what was thrown is no
 * error.
 */
export function errorCode(error: unknown): string | undefined {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** What an error was made from: its cause, or the first of the errors that it gathers. */
export function innerOf(error: Error): unknown {
	return error instanceof AggregateError ? error.errors[0] : error.cause;
}

/** The code of an error, or else of the nearest of its causes that has one; undefined where none has. */
export function findCode(error: unknown): string | undefined {
	if (!(error instanceof Error)) return undefined;
	return errorCode(error) ?? findCode(innerOf(error));
}

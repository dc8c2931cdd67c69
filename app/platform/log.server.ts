import { errorCode, innerOf } from "../shared/error-code.ts";

const LEVELS = { debug: 10, info: 20, warn: 30, error: 40, silent: 99 } as const;

export type LogLevel = keyof typeof LEVELS;
type Fields = Readonly<Record<string, unknown>>;

/**
 * Structured log: one JSON object a line. Fields never carry names, phones, mail addresses or texts of visitors. An `error` among them is
 * written with its message, code and place in the program, and with the names and codes of its causes.
 */
export type Log = {
	debug(message: string, fields?: Fields): void;
	info(message: string, fields?: Fields): void;
	warn(message: string, fields?: Fields): void;
	error(message: string, fields?: Fields): void;
};

/** A log that leaves out what is below `level`. @param write takes a line with its end; standard error by default. */
export function createLog(level: LogLevel, write: (line: string) => void = (line) => process.stderr.write(line)): Log {
	const at = (name: Exclude<LogLevel, "silent">) => (message: string, fields?: Fields) => {
		if (LEVELS[name] < LEVELS[level]) return;
		write(`${JSON.stringify({ time: new Date().toISOString(), level: name, message, ...plain(fields) })}\n`);
	};
	return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

function plain(fields: Fields | undefined): Fields | undefined {
	if (!fields || !("error" in fields) || !(fields.error instanceof Error)) return fields;
	const { error, ...rest } = fields;
	return { ...rest, error: describe(error as Error) };
}

function describe(error: Error): Fields {
	const { name, message, stack } = error;
	const causes = listCauses(error);
	return {
		name,
		message,
		code: errorCode(error),
		...(causes.length > 0 ? { causes } : {}),
		stack: stack?.split("\n").slice(1, 6).join(" | "),
	};
}

/** More than any library nests: an error that is its own cause must end too. */
const MOST_CAUSES = 5;

/**
 * The causes behind an error, the nearest first, each as its name and its code where it has one: `Error ECONNREFUSED`. Their messages are
 * left out: they may quote a visitor, or an address with a token in it.
 */
function listCauses(error: Error): string[] {
	const causes: string[] = [];
	for (let cause = innerOf(error); cause instanceof Error && causes.length < MOST_CAUSES; cause = innerOf(cause)) {
		causes.push([cause.name, errorCode(cause)].filter(Boolean).join(" "));
	}
	return causes;
}

const LEVELS = { debug: 10, info: 20, warn: 30, error: 40, silent: 99 } as const;

export type LogLevel = keyof typeof LEVELS;
type Fields = Readonly<Record<string, unknown>>;

/** Structured log: one JSON object a line. Fields never carry names, phones, mail addresses or texts of visitors. */
export type Log = {
	debug(message: string, fields?: Fields): void;
	info(message: string, fields?: Fields): void;
	warn(message: string, fields?: Fields): void;
	error(message: string, fields?: Fields): void;
};

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
	const { name, message, stack } = error as Error;
	return { ...rest, error: { name, message, stack: stack?.split("\n").slice(1, 6).join(" | ") } };
}

let underway = 0;
let awaited = 0;

/** True while all the code that is being fetched is such that nobody waits for: when it fails, nobody is told. */
export function isLoadingQuietly(): boolean {
	return underway > 0 && awaited === 0;
}

/** Fetches code that the visitor has asked for and sees to be missing, whatever is read ahead beside it. */
export async function loadAwaited<Value>(load: () => Promise<Value>): Promise<Value> {
	awaited++;
	try {
		return await load();
	} finally {
		awaited--;
	}
}

/** Fetches code that the visitor has not asked for: pages read ahead, the hourly check, the tracker. */
export async function loadQuietly<Value>(load: () => Promise<Value>): Promise<Value> {
	underway++;
	try {
		return await load();
	} finally {
		underway--;
	}
}

/** As `Promise.all`, but its failure is told when all have ended: what fails after `loadQuietly` is over is not quiet any more. */
export async function allEnded<const Values extends readonly unknown[]>(
	promises: Values,
): Promise<{ -readonly [Place in keyof Values]: Awaited<Values[Place]> }> {
	await Promise.allSettled(promises);
	return Promise.all(promises);
}

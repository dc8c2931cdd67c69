/** The value of a promise; undefined when it fails or takes longer than `ms` milliseconds. What comes later is dropped. */
export async function settleWithin<Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined> {
	const { promise: patience, resolve: lose } = Promise.withResolvers<undefined>();
	const timer = setTimeout(() => lose(undefined), ms);
	try {
		return await Promise.race([promise, patience]);
	} catch {
		return undefined;
	} finally {
		clearTimeout(timer);
	}
}

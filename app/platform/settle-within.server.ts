/** What a promise is fulfilled with; undefined when it fails, or takes longer than so many milliseconds. What comes later is nobody's. */
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

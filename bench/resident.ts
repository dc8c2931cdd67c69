/** The memory of a process in MB, as the system counts it. Linux. */
export async function residentMegabytes(url: string): Promise<number> {
	const metrics = await (await fetch(`${url}/metrics`)).text();
	return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1] ?? 0) / 1024 / 1024;
}

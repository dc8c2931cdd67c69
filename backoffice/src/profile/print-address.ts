/** An address of the network as short as it can be written: `::1` instead of eight groups of zeros (RFC 5952). */
export function printAddress(address: string): string {
	const asHost = `http://[${address}]`;
	// The URL parser formats the address of a host in this way.
	return address.includes(":") && URL.canParse(asHost) ? new URL(asHost).hostname.slice(1, -1) : address;
}

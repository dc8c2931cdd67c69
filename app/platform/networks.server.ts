import { BlockList, isIP } from "node:net";

/** `91.194.226.0/23` or a single address. */
export type Network = string;

/** Whether an address belongs to one of the networks; no address belongs to none. */
export function createNetworkCheck(networks: readonly Network[]): (ip: string | undefined) => boolean {
	const list = new BlockList();
	for (const network of networks) {
		const [address = "", bits] = network.split("/");
		const family = isIP(address) === 6 ? "ipv6" : "ipv4";
		if (bits === undefined) list.addAddress(address, family);
		else list.addSubnet(address, Number(bits), family);
	}
	return (ip) => {
		// Behind a dual-stack socket an IPv4 address looks like ::ffff:91.194.226.5.
		const address = ip?.replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
		const version = isIP(address);
		return version !== 0 && list.check(address, version === 6 ? "ipv6" : "ipv4");
	};
}

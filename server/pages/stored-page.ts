/** Lower-case names; a list where a header may stand several times (cookies). */
export type PageHeaders = Readonly<Record<string, string | readonly string[]>>;

/** How a body can be packed, by the names of `Content-Encoding`. The first packs fastest, the second smallest. */
export const PACKINGS = ["zstd", "br", "gzip"] as const;
export type Packing = (typeof PACKINGS)[number];

/** A page as it was rendered. `expiresAt` is undefined when it must not be kept. */
export type RenderedPage = {
	readonly status: number;
	readonly headers: PageHeaders;
	readonly body: Buffer;
	readonly expiresAt: Date | undefined;
};

/** A whole answer, ready to be written in any packing that it has. */
export type StoredPage = {
	readonly status: number;
	readonly headers: PageHeaders;
	readonly etag: string;
	/** As it was rendered, and in each packing that somebody has asked for. */
	readonly bodies: { readonly identity: Buffer } & { readonly [packing in Packing]?: Buffer };
	/** Milliseconds since the epoch; 0 means the page must not be kept. */
	readonly expiresAt: number;
	/** By the clock of its cache, which knows nothing of a time before that. */
	readonly keptAt?: number;
};

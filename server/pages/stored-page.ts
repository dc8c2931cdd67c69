/** Lower-case names; a list where a header may stand several times (cookies). */
export type PageHeaders = Readonly<Record<string, string | readonly string[]>>;

export type Encoding = "br" | "gzip" | "identity";

/** A page as it was rendered. `expiresAt` is undefined when it must not be kept. */
export type RenderedPage = {
	readonly status: number;
	readonly headers: PageHeaders;
	readonly body: Buffer;
	readonly expiresAt: Date | undefined;
};

/** A whole answer, ready to be written in any encoding a browser takes. */
export type StoredPage = {
	readonly status: number;
	readonly headers: PageHeaders;
	readonly etag: string;
	/** What has not been packed, or does not shrink, is `identity` itself. */
	readonly bodies: Readonly<Record<Encoding, Buffer>>;
	/** Milliseconds since the epoch; 0 means the page must not be kept. */
	readonly expiresAt: number;
	/** By the clock of its cache, which knows nothing of a time before that. */
	readonly keptAt?: number;
};

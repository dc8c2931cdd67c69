import { artUrl } from "../art.ts";
import { type ArtName, artSizes } from "./art-sizes.ts";

type ArtProps = {
	/** A drawing in `public/art`; content may name one that this build does not have. */
	name: ArtName | (string & {});
	className?: string;
	/** CSS pixels. Give one and the other follows the drawing's ratio; give none and both come from the drawing. */
	width?: number;
	height?: number;
	loading?: "lazy" | "eager";
	/** `high` for the one picture that is the largest paint of its page. */
	fetchPriority?: "high" | "low" | "auto";
};

/** A decorative drawing. It carries its size, so nothing moves when it arrives. */
export function Art({ name, className, width, height, loading = "lazy", fetchPriority }: ArtProps) {
	const box = artBox(name, { width, height });
	return (
		<img
			alt=""
			className={className}
			decoding="async"
			fetchPriority={fetchPriority}
			height={box.height}
			loading={loading}
			src={artUrl(name)}
			width={box.width}
		/>
	);
}

type Box = { width?: number; height?: number };

function artBox(name: string, asked: Box): Box {
	if (!isKnown(name)) return asked;
	const [width, height] = artSizes[name];
	if (asked.width && asked.height) return asked;
	if (asked.width) return { width: asked.width, height: Math.round((asked.width * height) / width) };
	if (asked.height) return { width: Math.round((asked.height * width) / height), height: asked.height };
	return { width, height };
}

function isKnown(name: string): name is ArtName {
	return Object.hasOwn(artSizes, name);
}

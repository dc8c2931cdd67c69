import type { ComponentProps } from "react";

type SceneProps = Omit<ComponentProps<"div">, "style"> & {
	as?: "div" | "section" | "header" | "article";
	/** Stars behind everything. */
	sky?: boolean;
	/** The glowing edge of the page, at most two per page. */
	horizon?: "top" | "bottom";
	/** A panel within a page: on a dark page a line draws its edge. */
	edged?: boolean;
};

/** A dark scene in either theme; every token inside flips by itself. */
export function Night({ as: Tag = "div", sky, horizon, edged = false, className, children, ...rest }: SceneProps) {
	const Any = Tag as "div";
	const classes = ["night", edged && "night--edged", className].filter(Boolean).join(" ");
	return (
		<Any {...rest} className={classes}>
			{sky && <Sky />}
			{horizon && <Horizon edge={horizon} />}
			{children}
		</Any>
	);
}

export function Sky() {
	return <div aria-hidden="true" className="sky" />;
}

/** The page is the planet: its edge closes a night scene below, or opens one above. */
export function Horizon({ edge = "bottom" }: { edge?: "top" | "bottom" }) {
	return <div aria-hidden="true" className={edge === "top" ? "horizon horizon--top" : "horizon"} />;
}

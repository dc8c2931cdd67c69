import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";
import { AnyLink, type LinkTarget, type WithoutLook } from "../link/any-link.tsx";
import { useIsUntold } from "../link/untold-paths.ts";

type MoreLinkProps = WithoutLook<LinkTarget> & {
	children: ReactNode;
	/** `arrow-down` for a target on the same page. */
	icon?: IconName;
	/** `quiet` takes the colour of the surrounding text. */
	tone?: "quiet";
};

/** "All of them" beside a heading: words and an arrow that leans forward. Nothing where the page is not there. */
export function MoreLink({ children, icon = "arrow-right", tone, ...target }: MoreLinkProps) {
	const isUntold = useIsUntold();
	if ("to" in target && isUntold(target.to)) return null;
	return (
		<AnyLink {...target} className="more" data-tone={tone}>
			{children}
			<Icon name={icon} />
		</AnyLink>
	);
}

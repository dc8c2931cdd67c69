import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import type { RequestKind } from "../../../../../database/request-types.ts";
import { localizePath } from "../../../../i18n/locales.ts";
import type { ButtonLook } from "../../../../ui/button/button-look.ts";
import { LinkButton } from "../../../../ui/button/link-button.tsx";

/** What somebody asks for: slug of the course, code of the tariff, id of the group. */
type Ask = {
	readonly kind: RequestKind;
	readonly course?: string | undefined;
	readonly tariff?: string | undefined;
	readonly start?: string | undefined;
};

/** The address of a request form, without the language. */
function requestPath({ kind, course, tariff, start }: Ask): string {
	const query = new URLSearchParams({ kind });
	if (course) query.set("course", course);
	if (tariff) query.set("tariff", tariff);
	if (start) query.set("start", start);
	return `/request?${query}`;
}

type RequestButtonProps = ButtonLook & {
	ask: Ask;
	children: ReactNode;
	/** Where several buttons of a page say the same. */
	label?: string | undefined;
};

/** Opens a request form: as a dialog where script runs, as a page otherwise. */
export function RequestButton({ ask, children, label, ...look }: RequestButtonProps) {
	const locale = useLocale();
	return (
		<LinkButton {...look} aria-label={label} data-modal rel="nofollow" to={localizePath(requestPath(ask), locale)}>
			{children}
		</LinkButton>
	);
}

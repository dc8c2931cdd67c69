import type { RefObject } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import { Cluster } from "../../../../ui/layout/stack.tsx";
import { Empty } from "../../../../ui/notice/empty.tsx";

type EmptyBasketProps = {
	as: "h1" | "h2";
	/** To hand the focus to. */
	heading?: RefObject<HTMLHeadingElement | null>;
	headingId?: string | undefined;
};

/** Nothing chosen yet: two doors to the courses. */
export function EmptyBasket({ as, heading, headingId }: EmptyBasketProps) {
	const t = useTranslations("basket.empty");
	const locale = useLocale();
	return (
		<Empty
			action={
				<Cluster justify="center">
					<LinkButton to={localizePath("/children", locale)}>{t("children")}</LinkButton>
					<LinkButton to={localizePath("/basic", locale)} variant="secondary">
						{t("adults")}
					</LinkButton>
				</Cluster>
			}
			as={as}
			heading={heading}
			title={<span id={headingId}>{t("title")}</span>}
		>
			{t("text")}
		</Empty>
	);
}

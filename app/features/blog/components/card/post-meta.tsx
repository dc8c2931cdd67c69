import { useLocale } from "use-intl";
import { formatNumber } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import type { IconName } from "../../../../ui/icon/icon-names.ts";
import { VisuallyHidden } from "../../../../ui/layout/visually-hidden.tsx";
import type { PostSummary } from "../../post-summary.ts";

/** Minutes, views, comments. */
export function PostMeta({ card: { minutes, views, comments } }: { card: PostSummary }) {
	const t = useTranslations("postCard");
	return (
		<div className="meta">
			<span>
				<Icon name="clock" />
				{t("minutes", { count: minutes })}
			</span>
			<Count icon="eye" said={t("views", { count: views })} value={views} />
			<Count icon="message-circle" said={t("comments", { count: comments })} value={comments} />
		</div>
	);
}

type CountProps = { icon: IconName; value: number; said: string };

/** A number that an icon explains to those who see it, and a word to those who hear it. */
export function Count({ icon, value, said }: CountProps) {
	const locale = useLocale();
	return (
		<span>
			<Icon name={icon} />
			<span aria-hidden="true">{formatNumber(value, locale)}</span>
			<VisuallyHidden>{said}</VisuallyHidden>
		</span>
	);
}

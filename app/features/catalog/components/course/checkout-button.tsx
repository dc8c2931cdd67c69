import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import type { ButtonLook } from "../../../../ui/button/button-look.ts";
import { LinkButton } from "../../../../ui/button/link-button.tsx";

type CheckoutButtonProps = ButtonLook & {
	/** Slug. */
	course: string;
	/** Code; without one the checkout begins with the tariff that the school advises. */
	tariff?: string | undefined;
	children: ReactNode;
};

/** To the checkout of one course; robots have nothing to do there. */
export function CheckoutButton({ course, tariff, children, ...look }: CheckoutButtonProps) {
	const locale = useLocale();
	const query = new URLSearchParams({ course, ...(tariff && { tariff }) });
	return (
		<LinkButton {...look} data-modal rel="nofollow" to={localizePath(`/checkout?${query}`, locale)}>
			{children}
		</LinkButton>
	);
}

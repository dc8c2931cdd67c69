import { CreatePage } from "../../frames/create-page.tsx";
import { PromoCodeInputs } from "./promo-code-inputs.tsx";

const DEFAULTS = {
	percent: null,
	sumRub: null,
	sumUsd: null,
	scope: "all",
	scopeValues: [],
	minimumRub: null,
	minimumUsd: null,
	totalLimit: null,
	customerLimit: 1,
	firstOrderOnly: false,
	validFrom: null,
	validUntil: null,
	status: "active",
	note: "",
};

export function PromoCodeCreate() {
	return (
		<CreatePage defaults={DEFAULTS}>
			<PromoCodeInputs />
		</CreatePage>
	);
}

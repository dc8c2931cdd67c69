import { HistoryPanel } from "../../fields/history-panel.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { EditPage } from "../../frames/edit-page.tsx";
import { PromoCodeInputs } from "./promo-code-inputs.tsx";
import { PROMO_TONES } from "./promo-tones.ts";

export function PromoCodeEdit() {
	return (
		<EditPage after={<HistoryPanel />} mark={<StatusChip source="status" tones={PROMO_TONES} />} removal="archive">
			<PromoCodeInputs />
		</EditPage>
	);
}

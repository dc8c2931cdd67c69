import { COMMENT_STATUSES } from "../../../../app/shared/comment-states.ts";
import { LOCALES } from "../../../../app/shared/localized.ts";
import { ChipsFilter } from "../../frames/chips-filter.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";
import { CommentQueue } from "./comment-queue.tsx";

/** Comments; those that wait come first and are worked through by keyboard. */
export function CommentList() {
	return (
		<ListPage
			filterDefaultValues={{ status: "waiting" }}
			filters={
				<>
					<ChipsFilter source="status" values={COMMENT_STATUSES} />
					<SelectFilter source="locale" values={LOCALES} words="common.language" />
				</>
			}
			sort={{ field: "createdAt", order: "ASC" }}
		>
			<CommentQueue />
		</ListPage>
	);
}

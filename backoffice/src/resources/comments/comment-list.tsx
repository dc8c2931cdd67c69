import { ChipsFilter } from "../../frames/chips-filter.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";
import { CommentQueue } from "./comment-queue.tsx";

const STATUSES = ["waiting", "approved", "hidden", "spam"];
const LANGUAGES = ["ru", "en"];

/** Comments; those that wait come first and are worked through by keyboard. */
export function CommentList() {
	return (
		<ListPage
			filterDefaultValues={{ status: "waiting" }}
			filters={
				<>
					<ChipsFilter source="status" values={STATUSES} />
					<SelectFilter source="locale" values={LANGUAGES} words="common.language" />
				</>
			}
			sort={{ field: "createdAt", order: "ASC" }}
		>
			<CommentQueue />
		</ListPage>
	);
}

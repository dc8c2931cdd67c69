import { ResourceContextProvider } from "react-admin";
import { BoardScreen } from "./board-screen.tsx";

/** The board as a page of its own. */
export function BoardPage() {
	return (
		<ResourceContextProvider value="requests">
			<BoardScreen />
		</ResourceContextProvider>
	);
}

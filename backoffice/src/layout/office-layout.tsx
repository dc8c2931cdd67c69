import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import { Menu as MenuIcon } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { Error as ErrorScreen, Loading, LoadingIndicator, useTranslate } from "react-admin";
import { ErrorBoundary } from "react-error-boundary";
import { SignInAgain } from "../access/sign-in-again.tsx";
import { NIGHT } from "../theme/colours.ts";
import { KeepPersonLanguage } from "./keep-person-language.tsx";
import { Logo } from "./logo.tsx";
import { MaterialWords } from "./material-words.tsx";
import { SideRail } from "./side-rail.tsx";
import { SkipLink } from "./skip-link.tsx";
import { UnlinkedNotice } from "./unlinked-notice.tsx";
import { useTopOfScreen } from "./use-top-of-screen.ts";

/** Below this width the rail is a menu. */
const WIDE = "@media (min-width: 62rem)";

/** A dark rail with the sections, and the screen next to it. */
export function OfficeLayout({ children }: { children: ReactNode }) {
	useTopOfScreen();
	return (
		<MaterialWords>
			<SkipLink />
			<KeepPersonLanguage />
			<SignInAgain />
			<Box sx={{ minHeight: "100svh", [WIDE]: { display: "grid", gridTemplateColumns: "15.5rem minmax(0, 1fr)" } }}>
				<TopBar />
				<Box
					component="aside"
					sx={{
						display: "none",
						[WIDE]: { display: "block", position: "sticky", top: 0, height: "100svh", overflowY: "auto" },
					}}
				>
					<SideRail />
				</Box>
				<Box
					component="main"
					id="main"
					sx={{ minWidth: 0, padding: "clamp(1rem, 2.4vw, 2rem)", outline: 0 }}
					tabIndex={-1}
				>
					<UnlinkedNotice />
					<ErrorBoundary
						fallbackRender={({ error, resetErrorBoundary }) => (
							<ErrorScreen error={error as Error} resetErrorBoundary={resetErrorBoundary} />
						)}
					>
						<Suspense fallback={<Loading />}>{children}</Suspense>
					</ErrorBoundary>
				</Box>
			</Box>
		</MaterialWords>
	);
}

/** A phone has a bar with the logo and a button for the sections. */
function TopBar() {
	const translate = useTranslate();
	const [isOpen, setOpen] = useState(false);
	const close = () => setOpen(false);
	return (
		<Box
			component="header"
			sx={{
				alignItems: "center",
				backgroundColor: NIGHT.ground,
				color: NIGHT.text,
				display: "flex",
				gap: 1,
				minHeight: 56,
				paddingInline: 1,
				position: "sticky",
				top: 0,
				zIndex: 20,
				[WIDE]: { display: "none" },
			}}
		>
			<IconButton aria-expanded={isOpen} aria-label={translate("office.openMenu")} onClick={() => setOpen(true)}>
				<MenuIcon aria-hidden />
			</IconButton>
			<Logo />
			<Box sx={{ marginInlineStart: "auto" }}>
				<LoadingIndicator {...{ "aria-label": translate("ra.page.loading") }} />
			</Box>
			<Drawer
				onClose={close}
				open={isOpen}
				slotProps={{ paper: { "aria-label": translate("office.sections"), sx: { width: "min(20rem, 86vw)" } } }}
			>
				<SideRail onLeave={close} />
			</Drawer>
		</Box>
	);
}

import { Admin, CustomRoutes, localStorageStore, Resource } from "react-admin";
import { Route } from "react-router-dom";
import { ForgottenPage } from "./access/forgotten-page.tsx";
import { InvitationPage } from "./access/invitation-page.tsx";
import { ResetPage } from "./access/reset-page.tsx";
import { SignInPage } from "./access/sign-in-page.tsx";
import { Dashboard } from "./dashboard/dashboard.tsx";
import { OfficeLayout } from "./layout/office-layout.tsx";
import { OFFICE_RESOURCES } from "./office-resources.ts";
import { ProfilePage } from "./profile/profile-page.tsx";
import { authProvider } from "./providers/auth-provider.ts";
import { createDataProvider } from "./providers/data-provider.ts";
import { i18nProvider } from "./providers/i18n-provider.ts";
import { createQueryClient } from "./providers/query-client.ts";
import { DARK_THEME, LIGHT_THEME } from "./theme/theme.ts";

const dataProvider = createDataProvider();
const queryClient = createQueryClient();
const store = localStorageStore(undefined, "orbita-office");
const PAGES = OFFICE_RESOURCES.flatMap(({ pages = [] }) => pages);

/** The whole office: every resource that has a folder, and the pages of getting in. */
export function OfficeApp() {
	return (
		<Admin
			authProvider={authProvider}
			darkTheme={DARK_THEME}
			dashboard={Dashboard}
			dataProvider={dataProvider}
			disableTelemetry
			i18nProvider={i18nProvider}
			layout={OfficeLayout}
			lightTheme={LIGHT_THEME}
			loginPage={SignInPage}
			queryClient={queryClient}
			requireAuth
			store={store}
		>
			{OFFICE_RESOURCES.map(({ name, list, create, edit, show, recordRepresentation }) => (
				<Resource
					create={create}
					edit={edit}
					key={name}
					list={list}
					name={name}
					recordRepresentation={recordRepresentation}
					show={show}
				/>
			))}
			<CustomRoutes>
				<Route element={<ProfilePage />} path="/profile" />
				{PAGES.map(({ path, page: Page }) => (
					<Route element={<Page />} key={path} path={path} />
				))}
			</CustomRoutes>
			<CustomRoutes noLayout>
				<Route element={<ForgottenPage />} path="/forgotten" />
				<Route element={<ResetPage />} path="/reset/:token" />
				<Route element={<InvitationPage />} path="/invitation/:token" />
			</CustomRoutes>
		</Admin>
	);
}

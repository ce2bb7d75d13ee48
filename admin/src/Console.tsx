import { createBrowserHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { tanStackRouterProvider } from 'ra-router-tanstack';
import { lazy, useState } from 'react';
import { AdminContext, AdminUI, localStorageStore, Resource } from 'react-admin';
import { createDataProvider } from './data-provider.ts';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { Toast } from './layout/Toast.tsx';
import { i18nProvider } from './messages.ts';
import { resources } from './resources.ts';
import { authProvider } from './session/auth-provider.ts';
import { session } from './session/session.ts';
import { canWait } from './start/useWaiting.ts';
import { darkTheme, lightTheme } from './theme/theme.ts';

const StartPage = lazy(() => import('./start/StartPage.tsx'));

/**
 * The admin console. Its main entries keep the documented names and order; each role has those that are open to it.
 * `Admin` would be the same with a library for texts as its default, which weighs more than a page. Implements NAV-41, CONTRA-32.
 */
function ConsoleApp() {
  const open = Object.entries(resources).filter(([, { access }]) => session.may(access));
  const [dataProvider] = useState(createDataProvider);
  const [store] = useState(() => localStorageStore('1', 'console'));
  return (
    <AdminContext
      routerProvider={tanStackRouterProvider}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <AdminUI
        layout={ConsoleLayout}
        catchAll={NotFound}
        notification={Toast}
        loginPage={false}
        {...(canWait() && { dashboard: StartPage })}
        title="Console"
        disableTelemetry
      >
        {open.map(
          ([
            name,
            {
              access,
              create = access,
              pages: { create: form, ...pages },
            },
          ]) => (
            <Resource
              key={name}
              name={name}
              {...pages}
              {...(form && session.may(create) && { create: form })}
            />
          ),
        )}
      </AdminUI>
    </AdminContext>
  );
}

/** react-admin matches its own routes and writes its own query strings; the router leaves both as they are. */
const createConsoleRouter = () =>
  createRouter({
    routeTree: createRootRoute({ component: ConsoleApp, notFoundComponent: ConsoleApp }),
    basepath: '/admin',
    history: createBrowserHistory(),
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text && `?${text}`;
    },
  });

export default function Console() {
  const [router] = useState(createConsoleRouter);
  return <RouterProvider router={router} />;
}

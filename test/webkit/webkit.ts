import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Builder, Key, error, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePorts } from '../../scripts/free-ports.mjs';
import { startGroup, type ProcessGroup } from './process-group.ts';

const WINDOW = fileURLToPath(new URL('webkit-window.py', import.meta.url));
/** Of what is waited for. */
const PATIENCE_MS = 15_000;

export interface Launch {
  /** A folder in which the browser keeps its data. */
  readonly profile: string;
  /** As in the variable DISPLAY. */
  readonly display: string;
  readonly width: number;
  readonly height: number;
  readonly isDark?: boolean;
  /** Of WebKit, which WebKitGTK does not turn on by itself. */
  readonly features?: readonly string[];
}

/** Finds an element that is shown and can be used, by its selector and by its name, as it is read out, or a part of it. */
const FIND = `const [css, name, isWhole] = arguments;
  const named = (element) => (element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText ?? '')
    .replace(/\\s+/g, ' ').trim();
  const matches = (element) => name === null || (isWhole ? named(element) === name : named(element).includes(name));
  return [...document.querySelectorAll(css)].find((element) => element.getClientRects().length > 0 && !element.closest('[inert]') && matches(element)) ?? null;`;

const environment = ({ profile, display, isDark, features = [] }: Launch): NodeJS.ProcessEnv => ({
  ...process.env,
  DISPLAY: display,
  HOME: profile,
  MATINEE_PROFILE: profile,
  MATINEE_FEATURES: features.join(' '),
  GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita',
  LANG: 'en_US.UTF-8',
  TZ: 'UTC',
  GDK_BACKEND: 'x11',
  NO_AT_BRIDGE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  // What follows lets it run as root and without a graphics card.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
});

const connect = async (port: number): Promise<WebDriver> => {
  const capabilities = { browserName: 'webkit-window', 'webkitgtk:browserOptions': { binary: WINDOW, args: [] } };
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities);
  for (let tries = 0; ; tries += 1) {
    try {
      return await builder.build();
    } catch (failure) {
      // The driver's server takes a moment.
      if (tries > 40) throw failure;
      await wait(250);
    }
  }
};

/** A window of WebKitGTK, as a visitor's hands and eyes have it. */
export class WebKit {
  private constructor(
    readonly driver: WebDriver,
    private readonly processes: ProcessGroup,
  ) {}

  /** @throws {Error} when WebKitGTK's driver cannot be started */
  static async open(launch: Launch): Promise<WebKit> {
    await mkdir(launch.profile, { recursive: true });
    const [port = 0] = await freePorts(1);
    const processes = startGroup('WebKitWebDriver', [`--port=${port}`], { env: environment(launch) });
    const webkit = new WebKit(await connect(port), processes);
    await webkit.resize(launch);
    return webkit;
  }

  /** An element that is shown, as soon as it is. @param name how it is read out, or a part of that */
  find(css: string, name: string | null = null, { isWhole = false } = {}): Promise<WebElement> {
    const find = () => this.driver.executeScript<WebElement | null>(FIND, css, name, isWhole);
    const what = `${css}${name === null ? '' : ` "${name}"`} to be shown`;
    return this.driver.wait(
      async () => (await find()) ?? false,
      PATIENCE_MS,
      `Waited for ${what}`,
    ) as Promise<WebElement>;
  }

  /** Waits until no such element is shown. */
  async gone(css: string, name: string | null = null): Promise<void> {
    const find = () => this.driver.executeScript<WebElement | null>(FIND, css, name, false);
    await this.driver.wait(async () => !(await find()), PATIENCE_MS, `Waited for ${css} "${name}" to be gone`);
  }

  async click(css: string, name: string | null = null, options = {}): Promise<void> {
    const element = await this.find(css, name, options);
    try {
      await this.run("arguments[0].scrollIntoView({ block: 'center' })", element);
      await element.click();
    } catch (failure) {
      // Another took its place meanwhile.
      if (!(failure instanceof error.StaleElementReferenceError)) throw failure;
      await this.click(css, name, options);
    }
  }

  /** Types into what has the focus, as fast as people do. */
  async type(text: string): Promise<void> {
    for (const char of text) await this.driver.actions().sendKeys(char).pause(30).perform();
  }

  press(key: keyof typeof Key): Promise<void> {
    return this.driver.actions().sendKeys(String(Key[key])).perform();
  }

  run<T>(script: string, ...args: readonly unknown[]): Promise<T> {
    return this.driver.executeScript<T>(script, ...args);
  }

  /** Waits until a script returns something true. */
  async until(script: string, ...args: readonly unknown[]): Promise<void> {
    await this.driver.wait(() => this.run<boolean>(script, ...args), PATIENCE_MS, `Waited for ${script}`);
  }

  /** As a visitor closes it. */
  async close(): Promise<void> {
    await this.driver.quit().catch(() => undefined);
    await this.processes.end('SIGTERM');
  }

  /** SIGKILL, to the browser and all that it has started. */
  kill(): Promise<void> {
    return this.processes.end('SIGKILL');
  }

  /** Until what the page sees is of this size, window frames aside. */
  private async resize({ width, height }: Launch): Promise<void> {
    for (let tries = 0; tries < 5; tries += 1) {
      const [innerWidth = 0, innerHeight = 0] = await this.run<readonly number[]>('return [innerWidth, innerHeight]');
      if (innerWidth === width && innerHeight === height) return;
      const rect = await this.driver.manage().window().getRect();
      const wanted = { width: rect.width + width - innerWidth, height: rect.height + height - innerHeight };
      await this.driver
        .manage()
        .window()
        .setRect({ ...wanted, x: 0, y: 0 });
      await wait(200);
    }
  }
}

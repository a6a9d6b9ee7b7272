#!/usr/bin/python3
"""A WebKitGTK browser that WebKitWebDriver drives, and that keeps its data.

MiniBrowser, which comes with WebKitGTK, keeps nothing while it is driven. This one keeps its data in the folder
MATINEE_PROFILE, and puts downloads into its folder 'downloads'. MATINEE_FEATURES names features that WebKitGTK has, but does
not turn on.
"""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

profile = os.environ['MATINEE_PROFILE']
wanted = os.environ.get('MATINEE_FEATURES', '').split()
downloads = os.path.join(profile, 'downloads')
os.makedirs(downloads, exist_ok=True)

Gtk.init(sys.argv)
manager = WebKit2.WebsiteDataManager(base_data_directory=profile + '/data', base_cache_directory=profile + '/cache')
context = WebKit2.WebContext(website_data_manager=manager)
context.set_automation_allowed(True)


def create_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    settings = view.get_settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    features = WebKit2.Settings.get_all_features()
    for at in range(features.get_length()):
        if features.get(at).get_identifier() in wanted:
            settings.set_feature_enabled(features.get(at), True)
    window = Gtk.Window()
    window.set_default_size(1440, 900)
    window.add(view)
    window.show_all()
    view.grab_focus()
    view.connect('close', lambda _view: window.destroy())
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('webkit-window')
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect('create-web-view', create_view)


def choose_place(download, name):
    download.set_destination('file://' + os.path.join(downloads, os.path.basename(name)))
    return True


context.connect('automation-started', start)
context.connect('download-started', lambda _context, download: download.connect('decide-destination', choose_place))
Gtk.main()

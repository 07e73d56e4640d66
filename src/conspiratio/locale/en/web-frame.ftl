# The frame round the pages in the browser.

web-close = Close
web-sure = Are you sure?
web-no = No, go back
web-learn = Learn
web-rules = Rules
web-settings = Settings
web-skip = To the content
web-navigation = Pages
web-loading = One moment…
